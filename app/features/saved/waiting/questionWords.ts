import { isGone, type WaitingChange } from '#domain/saved/waiting/WaitingChange.ts'
import type { Translate } from '#app/i18n/texts.ts'
import { fieldWords, valueWords } from './waitingWords.ts'

/** What a person decides: the sentence, and the words of both answers. */
export function questionWords(t: Translate, change: WaitingChange) {
  const { home, mine, theirs, state, why = '' } = change
  const what = fieldWords(t, change)
  const own = mine === false && change.field !== 'isShared' ? '' : valueWords(t, change, mine)
  // What one wrote is shown with it, so that it can be copied.
  const content = own === '' ? what : t('waiting.value', { what, value: own })
  if (state === 'refused')
    return {
      text: t('waiting.refused', { home, what: content, why }),
      leave: t('waiting.discard'),
      take: t('waiting.again'),
    }
  const leave = t('waiting.leave')
  if (isGone(theirs))
    return { text: t('waiting.gone', { home, what: content }), leave, take: t('waiting.restore') }
  if (mine === false && change.field !== 'isShared')
    return { text: t('waiting.still', { home, what }), leave, take: t('waiting.remove') }
  const other = valueWords(t, change, theirs)
  const [stays, rest] = change.stays === 'mine' ? [own, other] : [other, own]
  return { text: t('waiting.both', { home, what, stays, other: rest }), leave, take: t('waiting.take') }
}
