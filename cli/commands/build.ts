import { buildPortal } from '#cli/build/buildPortal.ts'
import type { BuildOptions } from '#cli/commands/options.ts'
import { projectRoot } from '#cli/projectRoot.ts'

/** `estia build` */
export async function build(_options: BuildOptions): Promise<void> {
  const started = performance.now()
  process.stderr.write('Building the portal …\n')
  await buildPortal(projectRoot)
  process.stderr.write(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.\n`)
}
