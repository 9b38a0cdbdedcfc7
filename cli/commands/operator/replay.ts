import { writeFileSync } from 'node:fs'
import type { Output } from '#cli/exit.ts'
import { operate } from '#cli/operate.ts'
import { operatorCalls } from '#server/operator/operatorCalls.ts'

/** `estia replay`: replays that are kept, the latest first. */
export async function list(asJson: boolean, output: Output): Promise<void> {
  const { replays } = await operate(operatorCalls.replays, {})
  const lines = replays.map(
    ({ id, startedAt, lasted, chunks, bytes }) =>
      `${id}  ${startedAt}  ${lasted} s  ${chunks} chunks  ${Math.ceil(bytes / 1000)} kB`,
  )
  const text = lines.length === 0 ? 'no replay is kept' : lines.join('\n')
  output.out(`${asJson ? JSON.stringify(replays, null, 2) : text}\n`)
}

/** `estia replay events`: the masked events of a replay, for a player of rrweb. */
export async function events(id: string, file: string | undefined, output: Output): Promise<void> {
  const { events: text } = await operate(operatorCalls.replayEvents, { id })
  if (file !== undefined) writeFileSync(file, text, { mode: 0o600 })
  output.out(`${file === undefined ? text : `${file}: written`}\n`)
}
