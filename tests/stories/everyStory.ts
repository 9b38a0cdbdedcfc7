import { afterEach, beforeEach, expect, inject } from 'vitest'
import { commands } from 'vitest/browser'
import { holdTimeStill, installClock, letTimePass, setClock } from './browser/clock.ts'
import { untilInert } from './browser/untilInert.ts'
import { untilStill } from './browser/untilStill.ts'
import { glance } from './inspection/glance.ts'
import { type Inspected, inspect, type Witnesses } from './inspection/inspect.ts'
import { listFindings } from './inspection/Finding.ts'
import { findLooseTexts } from './inspection/looseTexts.ts'
import { watchFocus } from './inspection/focusLoss.ts'
import { listen } from './inspection/liveLog.ts'
import { setMedia } from './inspection/modes.ts'

installClock()
document.adoptedStyleSheets.push(setTheScene())

/** `npm run test:stories:whole`: every mode. Else one look a story, which every change can wait for. */
const isWhole = import.meta.env.MODE === 'whole'

let witnesses: Witnesses

beforeEach(async ({ task, skip }) => {
  // `npm test` has time for the first story of each component: what it looks like in common use.
  skip(inject('isDay') === true && (task.suite ?? task.file).tasks[0]?.id !== task.id)
  setClock()
  letTimePass()
  // A device that keeps nothing of earlier visits.
  localStorage.clear()
  for (const region of document.querySelectorAll('[data-live-announcer]')) region.replaceChildren()
  await setMedia({})
  // Letters that come after a story's first paint would be left out of it.
  await document.fonts.load('1em "Commissioner Variable"', 'Αα Aa Яя')
  witnesses = { live: listen(), focus: watchFocus() }
})

afterEach(async ({ task, story }) => {
  const { storyId } = task.meta as { storyId?: string }
  document.body.dataset['layout'] = story?.parameters.layout ?? 'padded'
  if (isWhole) await untilStill()
  await untilInert()
  holdTimeStill()
  try {
    // What a story that did not even play looks like is of no use to anybody.
    if (storyId === undefined || task.result?.state === 'fail') return
    refuse(
      storyId,
      findLooseTexts().map((finding) => ({ ...finding, mode: 'as played' })),
    )
    if (isWhole) await judge(storyId, await inspect(witnesses), story?.parameters.isKept)
    else refuse(storyId, (await glance(witnesses)).seen)
  } finally {
    witnesses.live.stop()
    witnesses.focus.stop()
  }
}, 120_000)

function refuse(story: string, seen: Inspected['seen']): void {
  if (seen.length > 0) throw new Error(`${story}\n${listFindings(seen)}`)
}

async function judge(story: string, { seen, trees, said }: Inspected, isKept = true): Promise<void> {
  refuse(story, seen)
  if (!isKept) return
  const words = wordsOf(trees, said)
  const kept = await commands.compareWithKept(story, words)
  if (kept.words === undefined) throw new Error(`${story}: nothing is kept of this story yet. ${howToKeep}`)
  expect(words, `what assistive technology is told. Is it meant to be so? ${howToKeep}`).toBe(kept.words)
  expect(kept.pictures, `how it looks. Is it meant to be so? ${howToKeep}`).toEqual([])
}

const howToKeep = 'npm run test:stories:whole -- --update keeps it.'

/** One tree where all widths tell the same; else each that differs from the wider one. */
function wordsOf({ desk, tablet, phone }: Inspected['trees'], said: readonly string[]): string {
  const parts = [desk]
  if (tablet !== desk) parts.push('at 768 px:', tablet)
  if (phone !== tablet) parts.push('at 320 px:', phone)
  if (said.length > 0) parts.push('said:', ...said.map((line) => `- ${line}`))
  // React's ids count everything rendered before: which ones it gave is of no interest.
  return parts.join('\n').replaceAll(/_r_[0-9a-z]+_/g, '_r_')
}

/** The margin that Storybook gives a story, and a caret that does not blink. */
function setTheScene(): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('body[data-layout="padded"]{padding:1rem}*{caret-color:transparent!important}')
  return sheet
}

declare module 'vitest' {
  interface TestContext {
    /** The story that the test has mounted. */
    story?: { readonly parameters: { readonly layout?: string; readonly isKept?: boolean } }
  }
}
