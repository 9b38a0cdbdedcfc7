/** A PostgreSQL of the benchmark's own, set up for a machine that does nothing else. */
import { totalmem } from 'node:os'
import pg from 'pg'
import { PostgresServer } from '#server/database/testing/postgres.ts'

const GIGABYTE = 2 ** 30

const settings = () => [
  `shared_buffers=${Math.max(1, Math.min(4, Math.floor(totalmem() / GIGABYTE / 4)))}GB`,
  'work_mem=128MB',
  'maintenance_work_mem=1GB',
  'effective_cache_size=8GB',
  'random_page_cost=1.1',
  'default_statistics_target=500',
  'jit=off',
  'max_parallel_workers_per_gather=0',
  'plan_cache_mode=force_custom_plan',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'max_wal_size=16GB',
]

export interface OpenServer {
  readonly client: pg.Client
  readonly stop: () => Promise<void>
}

/** Starts a server and connects through its socket, which is quicker than the network. */
export async function openServer(): Promise<OpenServer> {
  const server = await PostgresServer.start(settings())
  const { hostname, port, pathname, username } = new URL(await server.database())
  const connect = async (host: string) => {
    const client = new pg.Client({ host, port: Number(port), database: pathname.slice(1), user: username })
    await client.connect()
    return client
  }
  const first = await connect(hostname)
  const { rows } = await first.query<{ unix_socket_directories: string }>('SHOW unix_socket_directories')
  await first.end()
  const client = await connect(rows[0]?.unix_socket_directories ?? hostname)
  const stop = async () => {
    await client.end()
    await server.stop()
  }
  return { client, stop }
}
