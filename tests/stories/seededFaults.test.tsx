import '#tokens/global.css.ts'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { commands } from 'vitest/browser'
import { DesignSystemProvider } from '#design-system/foundations/DesignSystemProvider/DesignSystemProvider.tsx'
import { holdTimeStill, letTimePass } from './browser/clock.ts'
import { untilInert } from './browser/untilInert.ts'
import { deeds } from './faults/deeds.tsx'
import { byNobody, byPlay, type Fault } from './faults/Fault.ts'
import { looks } from './faults/looks.tsx'
import { names } from './faults/names.tsx'
import { listFindings, type Seen } from './inspection/Finding.ts'
import { inspect } from './inspection/inspect.ts'
import { watchFocus } from './inspection/focusLoss.ts'
import { listen } from './inspection/liveLog.ts'

const faults: readonly Fault[] = [...names, ...looks, ...deeds]

/** A net that holds less than this is mended before anything else. */
const leastCaught = 47

const caught = new Map<Fault, string>()

/** Mounts, plays and inspects, just as a story is. */
async function judge(shown: ReactNode, plays: readonly Fault[]): Promise<readonly Seen[]> {
  letTimePass()
  document.documentElement.lang = 'el-GR'
  const witnesses = { live: listen(), focus: watchFocus() }
  try {
    await render(<DesignSystemProvider locale="el-GR">{shown}</DesignSystemProvider>)
    for (const { name, play } of plays) {
      // oxlint-disable-next-line no-await-in-loop -- one keyboard
      const failure = await play?.(witnesses.live.said).catch(String)
      if (failure) return [{ check: byPlay, where: name, says: failure, mode: 'as played' }]
    }
    await untilInert()
    holdTimeStill()
    return (await inspect(witnesses)).seen
  } finally {
    witnesses.live.stop()
    witnesses.focus.stop()
  }
}

describe('a planted fault', () => {
  it.each(faults)('$name', { timeout: 60_000 }, async (fault) => {
    const seen = await judge(fault.render(true), [fault])
    const found = seen.find(({ check }) => check.startsWith(fault.foundBy))
    if (found) caught.set(fault, `${found.check} (${found.mode})`)
    const what = listFindings(seen) || 'nothing was found'
    expect(found === undefined, what).toBe(fault.foundBy === byNobody)
  })
})

describe('what is sound', () => {
  it('gives no alarm', { timeout: 120_000 }, async () => {
    const sound = faults.map(({ name, render: show }) => <div key={name}>{show(false)}</div>)
    expect(listFindings(await judge(sound, faults))).toBe('')
  })
})

describe('the net', () => {
  it(`catches at least ${leastCaught} of ${faults.length}, and says so in docs/accessibility`, async () => {
    const table = faults.map((fault) => ({
      fault: fault.name,
      criterion: fault.criterion,
      by: caught.get(fault) ?? '',
    }))
    console.info(table.map(({ fault, by }) => `${by ? '✓' : '✗'} ${fault}: ${by}`).join('\n'))
    expect(caught.size).toBeGreaterThanOrEqual(leastCaught)
    const isPublished = await commands.keepFigure(table)
    expect(isPublished, 'seeded-faults.md is as this run: else npm run test:stories:seeded -- --update').toBe(
      true,
    )
  })
})
