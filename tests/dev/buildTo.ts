import { join } from 'node:path'
import { build, type Plugin } from 'vite'

const root = join(import.meta.dirname, '../..')

/** Builds both bundles as `estia build` does, elsewhere: the portal that runs from `dist` is left alone. */
export async function buildTo(
  directory: string,
  plugins: Plugin[] = [],
): Promise<{ client: string; server: string }> {
  const client = join(directory, 'client')
  const server = join(directory, 'server')
  const shared = { root, logLevel: 'warn' } as const
  await build({
    ...shared,
    plugins,
    build: {
      outDir: client,
      emptyOutDir: true,
      manifest: true,
      rolldownOptions: { input: join(root, 'app/entry-client.tsx') },
    },
  })
  await build({ ...shared, build: { outDir: server, emptyOutDir: true, ssr: 'app/entry-server.tsx' } })
  return { client, server }
}
