import type { WaitingChange } from '#domain/saved/waiting/WaitingChange.ts'
import { stages } from '#domain/saved/stages.ts'
import type { Translate } from '#app/i18n/texts.ts'

/** What a change is about. */
export function fieldWords(t: Translate, { field, mine }: WaitingChange): string {
  if (field === 'stage') return t('saved.stage.label')
  if (field === 'vote') return t('saved.vote')
  if (field === 'isIn') return t(mine === false ? 'waiting.removed' : 'waiting.added')
  return t(field === 'noteKept' ? 'waiting.noteGone' : 'waiting.note')
}

/** A value of a field, as people read it. */
export function valueWords(t: Translate, { field }: WaitingChange, value: unknown): string {
  if (field === 'stage') {
    const stage = stages.find((one) => one === value)
    return stage ? t(`saved.stage.${stage}`) : ''
  }
  if (field === 'isShared') return t(value === true ? 'saved.note.shared' : 'saved.note.private')
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return t('waiting.none')
  if ('text' in value) return String(value.text)
  return 'vote' in value ? t(`saved.vote.${value.vote as 'yes' | 'maybe' | 'no'}`) : ''
}
