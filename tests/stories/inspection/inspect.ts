import { themeNames } from '#tokens/themes/themeNames.ts'
import type { PictureName } from '../baselines/Picture.ts'
import { ariaTree } from './ariaTree.ts'
import { findClippedText } from './clipping.ts'
import type { Finding, Seen } from './Finding.ts'
import type { FocusLog } from './focusLoss.ts'
import { findRepeated, type LiveLog } from './liveLog.ts'
import { setMedia, setTheme, settle, setWindow, type WindowName, windows } from './modes.ts'
import { findMotion } from './motion.ts'
import { findOverflow } from './overflow.ts'
import { overlappingTexts } from './overlaps.ts'
import { picture } from './pictures.ts'
import { axeOnce } from './axeOnce.ts'
import { findColourOnlyStates } from './states.ts'
import { findStructure } from './structure.ts'
import { walkByTab } from './tabWalk.ts'
import { findSmallPrimaries } from './targets.ts'
import { withTextSpacing } from './textSpacing.ts'

/** What listened and watched while the story was mounted and played. */
export interface Witnesses {
  readonly live: LiveLog
  readonly focus: FocusLog
}

export interface Inspected {
  readonly seen: readonly Seen[]
  /** What assistive technology is told at each width. */
  readonly trees: Readonly<Record<WindowName, string>>
  /** What live regions said. */
  readonly said: readonly string[]
}

type Note = (mode: string, findings: readonly Finding[]) => void

/**
 * Looks at the mounted story in every mode: three widths by three themes, a touched screen, forced colours;
 * and walks it by keyboard. It is mounted once, and only what is around it changes.
 */
export async function inspect({ live, focus }: Witnesses): Promise<Inspected> {
  const seen: Seen[] = []
  const note: Note = (mode, findings) => seen.push(...findings.map((finding) => ({ ...finding, mode })))
  note('as played', focus.find())

  const askAxe = axeOnce()
  const desk = await lookAt('desk', 'light', note, askAxe)
  note('as played', [...findStructure(), ...findMotion(), ...findColourOnlyStates()])
  const tablet = await lookAt('tablet', 'dark', note, askAxe)
  const phone = await lookAt('phone', undefined, note, askAxe)
  await lookAtTouch(note)
  const said = [...live.said]
  note('as played', findRepeated(said))
  await lookAtForcedColours(note)
  await walkInThemes(note)
  return { seen, trees: { desk, tablet, phone }, said }
}

/** One width, three themes. */
async function lookAt(
  name: WindowName,
  pictured: PictureName | undefined,
  note: Note,
  askAxe: ReturnType<typeof axeOnce>,
): Promise<string> {
  await setWindow(name)
  setTheme('light')
  await settle()
  const tree = ariaTree()
  const [width] = windows[name]
  note(`${width}`, [...findOverflow(), ...findClippedText()])
  note(`${width}, wide text spacing`, findLostInSpacing())
  for (const theme of themeNames) {
    setTheme(theme)
    // oxlint-disable-next-line no-await-in-loop -- one page, one theme at a time
    note(`${theme} ${width}`, await askAxe(theme))
    // oxlint-disable-next-line no-await-in-loop -- its picture before the next theme
    if (theme === pictured) await picture(pictured)
  }
  setTheme('light')
  return tree
}

function findLostInSpacing(): readonly Finding[] {
  const before = overlappingTexts()
  return withTextSpacing(() => [
    ...findOverflow(),
    ...findClippedText(),
    ...[...overlappingTexts()].filter(([where]) => !before.has(where)).map(([, finding]) => finding),
  ])
}

async function lookAtTouch(note: Note): Promise<void> {
  await setMedia({ touch: true })
  note('320, touched', findSmallPrimaries())
}

async function lookAtForcedColours(note: Note): Promise<void> {
  await setMedia({ forcedColors: true })
  await settle()
  note('forced colours 320', await picture('forced'))
  note('forced colours 320', await walkByTab())
  await setMedia({})
}

async function walkInThemes(note: Note): Promise<void> {
  await setWindow('desk')
  await settle()
  const rings = await walkByTab(['dark', 'contrast'])
  note('1280', rings)
}
