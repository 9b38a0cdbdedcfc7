/** Starts a PostgreSQL server, says its folder and port, and stays. */
import { PostgresServer } from './postgres.ts'

const { folder, port } = await PostgresServer.start(['fsync=off'])
console.log(JSON.stringify({ folder, port }))
setInterval(() => undefined, 60_000)
