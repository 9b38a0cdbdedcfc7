import { describe, expect, it } from 'vitest'
import { languages } from '#domain/locale.ts'
import type { MailKind } from '../Mail.ts'
import type { MailTexts } from './MailText.ts'
import { mailTexts } from './mailTexts.ts'

/** What a text fills in, and in which of its parts. */
const fieldsOf = (text: unknown): readonly string[] =>
  [...JSON.stringify(text).matchAll(/\{(\w+)\}/g)].map(([, field = '']) => field).toSorted()

const parts = ({ mails, ...around }: MailTexts) => ({
  around: fieldsOf(around),
  mails: Object.fromEntries(
    (Object.keys(mails) as MailKind[])
      .toSorted()
      .map((kind) => [kind, [mails[kind].paragraphs, mails[kind].closing].map(fieldsOf)]),
  ),
})

const others = languages.filter((language) => language !== 'el')

describe('mails in other languages', () => {
  it.each(others)('fill in what the Greek ones do: %s', (language) =>
    expect(parts(mailTexts[language])).toEqual(parts(mailTexts.el)),
  )

  it.each(others)('link to where the Greek ones do: %s', (language) => {
    const linksOf = ({ mails }: MailTexts) =>
      (Object.keys(mails) as MailKind[]).map((kind) => [kind, mails[kind].actions.map(({ field }) => field)])
    expect(Object.fromEntries(linksOf(mailTexts[language]))).toEqual(
      Object.fromEntries(linksOf(mailTexts.el)),
    )
  })

  it('tell their subjects apart', () => {
    for (const { mails } of Object.values(mailTexts)) {
      const subjects = Object.values(mails).map(({ subject }) => subject)
      expect(new Set(subjects).size).toBe(subjects.length)
    }
  })
})
