import { access, constants, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { knownProblem } from '#cli/knownProblem.ts'
import { forgetOldFiles } from './forgetOldFiles.ts'
import { precompress } from './precompress.ts'
import { stamp } from './staleness.ts'

/**
 * Builds the browser's bundle (dist/client, with its manifest) and the server-rendering bundle (dist/server),
 * then compresses the former. The stamp is removed first and written last: an aborted build counts as none.
 */
export async function buildPortal(root: string): Promise<void> {
  await beginBuild(root)
  const { build } = await import('vite')
  const shared = { root, logLevel: 'warn' } as const
  await build({
    ...shared,
    build: {
      outDir: 'dist/client',
      // Files of the build before stay: a portal that runs, and pages that are open, still ask for them.
      emptyOutDir: false,
      manifest: true,
      rolldownOptions: { input: join(root, 'app/entry-client.tsx') },
    },
  })
  await build({
    ...shared,
    // In one file without what is never used, the pages load in a third of the time. React stays one instance.
    ssr: { noExternal: true, external: ['react', 'react-dom'] },
    build: { outDir: 'dist/server', emptyOutDir: true, copyPublicDir: false, ssr: 'app/entry-server.tsx' },
  })
  await forgetOldFiles(join(root, 'dist/client/assets'))
  await precompress(join(root, 'dist/client'))
  await writeFile(join(root, stamp), new Date().toISOString())
}

/** Removes the stamp. If this user cannot write a build, as services should not, it fails at once. */
async function beginBuild(root: string): Promise<void> {
  const folder = join(root, 'dist')
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
    await rm(join(root, stamp), { force: true })
  } catch {
    throw knownProblem(
      'BuildRefused',
      `the portal has to be built, and ${folder} is not for this user to write; its owner runs \`npm run build\``,
    )
  }
}
