import type { Inspected, Witnesses } from './inspect.ts'
import type { Finding, Seen } from './Finding.ts'
import { ariaTree } from './ariaTree.ts'
import { setTheme, settle, setWindow } from './modes.ts'
import { findOverflow } from './overflow.ts'
import { runAxeOnStructure } from './runAxe.ts'

/**
 * Looks at the mounted story once, in the light theme: what every change is held to. The other themes, widths, forced
 * colours, the walk by keyboard and the pictures take twenty times as long: `inspect` has them.
 */
export async function glance({ focus }: Witnesses): Promise<Inspected> {
  const seen: Seen[] = []
  const note = (mode: string, findings: readonly Finding[]) =>
    seen.push(...findings.map((finding) => ({ ...finding, mode })))
  note('as played', focus.find())
  setTheme('light')
  await setWindow('phone')
  await settle()
  note('320', findOverflow())
  await setWindow('desk')
  note('light 1280', await runAxeOnStructure())
  const tree = ariaTree()
  return { seen, trees: { desk: tree, tablet: tree, phone: tree }, said: [] }
}
