import type { Entry } from '#domain/contact/Conversation.ts'
import type { Side } from '#domain/contact/sides.ts'
import type { Texts } from '#app/i18n/texts.ts'

/** Entries of several replies in one list, oldest first, without duplicates; the newest version of each. */
export function merged(known: readonly Entry[], come: readonly Entry[]): readonly Entry[] {
  const byId = new Map([...known, ...come].map((entry) => [entry.id, entry]))
  return [...byId.values()].toSorted((a, b) => a.id - b.id)
}

export interface Day {
  /** As the reader's calendar in Greece has it, in words. */
  readonly day: string
  readonly entries: readonly Entry[]
}

/** Entries under the days on which they came. */
export function byDay({ format }: Texts, entries: readonly Entry[]): readonly Day[] {
  const days = new Map<string, Entry[]>()
  for (const entry of entries) {
    const day = format.longDate(entry.at)
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return [...days].map(([day, of]) => ({ day, entries: of }))
}

/** The author, named from the reader's point of view. */
export const whoOf = ({ t }: Texts, entry: Pick<Entry, 'side'>, reader: Side, name: string): string =>
  entry.side === null ? t('messages.system') : entry.side === reader ? t('messages.me') : name

/** An entry summed up in one line. */
export function gist({ t }: Texts, { kind, text, attachments }: Entry): string {
  if (kind !== 'text') return t(`messages.event.${kind}`)
  return text || t('messages.pictures', { count: attachments.length })
}

/** The time as short as possible: today's as a time, else the day. */
export const whenShort = ({ format }: Texts, at: string, now = new Date().toISOString()): string =>
  format.longDate(at) === format.longDate(now) ? format.time(at) : format.date(at)

/** How the counterpart is called. */
export function counterpartName(
  { t }: Texts,
  { name, isGone }: { readonly name: string; readonly isGone: boolean },
): string {
  if (isGone) return t('messages.nobody')
  return name || t('messages.unnamed')
}
