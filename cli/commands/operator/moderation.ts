import type { Output } from '#cli/exit.ts'
import type { DecisionOptions } from '#cli/commands/options.ts'
import { operate } from '#cli/operate.ts'
import { quotedLines } from '#cli/quotedLines.ts'
import type { QueuedAd } from '#domain/api/Moderation.ts'
import type { ModerationAct } from '#domain/moderation/acts.ts'
import { operatorCalls } from '#server/operator/operatorCalls.ts'

/** `estia moderation`: ads that wait for a person, the oldest first. */
export async function moderation(asJson: boolean, output: Output): Promise<void> {
  const { ads } = await operate(operatorCalls.moderation, {})
  output.out(`${asJson ? JSON.stringify(ads, null, 2) : listed(ads)}\n`)
}

/** `estia moderation remove 12 --because "…"`: decides, and tells who has to know. */
export async function decided(
  act: ModerationAct,
  number: string,
  { because, with: other }: DecisionOptions,
  output: Output,
): Promise<void> {
  const id = Number(number)
  await operate(operatorCalls.moderate, { act, id, because, ...(other !== undefined && { other }) })
  output.out(`${act} ${id}: done\n`)
}

const listed = (ads: readonly QueuedAd[]): string =>
  ads.length === 0 ? 'no ad waits' : ads.map(saying).join('\n')

const saying = ({ listingId, since, status, advertiser, holds, reports, appeal }: QueuedAd): string =>
  [
    `ad ${listingId}  ${since}  ${status}`,
    `  of ${advertiser}`,
    ...holds.map(({ reason, found }) => `  ${reason}: ${found}`),
    ...reports.flatMap(({ id, reason, text }) => [`  report ${id}: ${reason}`, ...quotedLines(text)]),
    ...(appeal === null ? [] : [`  appeal ${appeal.id}`, ...quotedLines(appeal.text)]),
  ].join('\n')
