import { expect, it } from 'vitest'
import { defaultFlags } from '#domain/flags.ts'
import type { Ask } from '#app/shell/route.tsx'
import { forwardSentence, withSentence } from './sentenceHref.ts'
import { sentenceIn } from './sentenceIn.ts'

const piece = { text: 'κολύμπι', filters: ['pool'], isApproximate: true, isByModel: true }
const read = [{ ...piece, text: 'σπίτι', isByModel: false }, piece]

it('an address keeps the sentence, and the words of it that a model read', () => {
  const href = withSentence('/pwlhsh-katoikies/?piscina=1', 'σπίτι για κολύμπι', read)
  const { pathname, searchParams } = new URL(href, 'http://localhost')
  expect([pathname, searchParams.get('piscina')]).toEqual(['/pwlhsh-katoikies/', '1'])
  expect(sentenceIn(searchParams)).toEqual({ text: 'σπίτι για κολύμπι', wordsOfModel: ['κολύμπι'] })
  expect(withSentence('/pwlhsh-katoikies/', 'a&b')).toBe('/pwlhsh-katoikies/?frase=a%26b')
})

it('an address holds no more words than a sentence can have, and none without a sentence', () => {
  const many = new URLSearchParams(Array.from({ length: 99 }, () => ['modello', 'x']))
  expect(sentenceIn(many)).toBeUndefined()
  many.set('frase', ' x ')
  expect(sentenceIn(many)).toMatchObject({ text: 'x', wordsOfModel: { length: 20 } })
})

it('without script a sentence is led on by the same question as with it', async () => {
  const asked: string[] = []
  const ask = ((key: string) => {
    asked.push(key)
    return Promise.resolve({ href: '/en/pwlhsh-katoikies/?piscina=1', read, unread: [] })
  }) as Ask
  const place = (search: string) => ({
    language: 'en' as const,
    path: '/search-list/',
    search: new URLSearchParams(search),
    flags: defaultFlags,
  })
  expect(await forwardSentence(place('frase=+'), ask)).toBeUndefined()
  const to = await forwardSentence(place('frase=swim'), ask)
  expect(to).toBe(`/en/pwlhsh-katoikies/?piscina=1&frase=swim&modello=${encodeURIComponent('κολύμπι')}`)
  expect(asked).toEqual(['/api-next/search-list/sentence/?lang=en&model=ask&q=swim'])
})
