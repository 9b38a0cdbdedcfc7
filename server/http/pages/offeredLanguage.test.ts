import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import type { Language } from '#domain/locale.ts'
import { offeredLanguage } from './offeredLanguage.ts'

const offered = (shown: Language, accepted?: string, chosen?: string) =>
  offeredLanguage(
    { headers: accepted === undefined ? {} : { 'accept-language': accepted } } as IncomingMessage,
    new Map(chosen === undefined ? [] : [['language', chosen]]),
  )(shown)

it.each<[string, Language, string | undefined, string | undefined, Language | undefined]>([
  ['nothing to a crawler, which asks for none', 'el', undefined, undefined, undefined],
  ['the first that the browser asks for', 'el', 'de-AT,de;q=0.9,en;q=0.5', undefined, 'de'],
  ['by weight, not by order', 'el', 'en;q=0.5,fr;q=0.8', undefined, 'fr'],
  ['nothing where the page can be read', 'el', 'en-US,en;q=0.9,el;q=0.8', undefined, undefined],
  ['nothing where no language of ours is read', 'el', 'tr,zh;q=0.9', undefined, undefined],
  ['nothing where every language will do', 'el', '*', undefined, undefined],
  ['Brazilians Portuguese', 'el', 'pt-BR', undefined, 'pt'],
  ['what was chosen, whatever the browser says', 'de', 'de', 'el', 'el'],
  ['nothing where the chosen is shown', 'el', 'de', 'el', undefined],
  ['by the browser where the choice is none', 'el', 'de', 'xx', 'de'],
])('offers %s', (_, shown, accepted, chosen, expected) => {
  expect(offered(shown, accepted, chosen)).toBe(expected)
})
