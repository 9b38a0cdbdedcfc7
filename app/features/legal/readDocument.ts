/**
 * Legal documents are Markdown: a title, a summary, and sections of paragraphs and points. `[auctions]` or `[no auctions]`
 * before a paragraph shows it only while that feature is on or off, `[operator]` only where the operator is named, and `[companies]` only where visitors are asked about companies; in a point about a cookie `{time}` is how long the
 * cookie is kept, from the table that the code sets cookies by.
 */
import { COOKIE_SECONDS_MAX, cookieSeconds } from '#domain/cookies.ts'
import { defaultFlags } from '#domain/flags.ts'
import { type Language, localeTags } from '#domain/locale.ts'
import {
  type LegalCondition,
  type LegalDocument,
  type LegalSection,
  type LegalText,
  siteConditions,
} from './LegalDocument.ts'

const units = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'minute', seconds: 60 },
] as const

/** `400 days`, as a language writes it. */
function timeIn(language: Language, cookie: string): string {
  const found = Object.entries(cookieSeconds).find(([name]) => name === cookie)
  if (!found) throw new Error(`There is no cookie ${cookie}.`)
  const kept = Math.min(found[1], COOKIE_SECONDS_MAX)
  const { unit, seconds } = units.find((one) => kept >= one.seconds) ?? units[1]
  return new Intl.NumberFormat(localeTags[language], { style: 'unit', unit, unitDisplay: 'long' }).format(
    kept / seconds,
  )
}

const pointIn = (language: Language, point: string): string =>
  point.replace('{time}', () => timeIn(language, /^[^:\s]+/.exec(point)?.[0] ?? ''))

const isFlag = (name: string): name is LegalCondition =>
  siteConditions.some((condition) => condition === name) || Object.hasOwn(defaultFlags, name)

function readParagraph(block: string): LegalText {
  const [, no, flag = '', text = ''] = /^\[(no )?(\w+)\] (.*)$/s.exec(block) ?? []
  return isFlag(flag) ? { flag, isOn: no === undefined, text } : block
}

function readSection(language: Language, section: string): LegalSection {
  const [heading = '', ...blocks] = section.trim().split('\n\n')
  const isList = (block: string) => block.startsWith('- ')
  return {
    heading,
    paragraphs: blocks.filter((block) => !isList(block)).map(readParagraph),
    points: blocks
      .filter(isList)
      .flatMap((list) => list.slice(2).split('\n- '))
      .map((point) => pointIn(language, point)),
  }
}

export function readDocument(language: Language, markdown: string): LegalDocument {
  const [start = '', ...sections] = markdown.split('\n## ')
  const [title = '', summary = ''] = start.replace('# ', '').trim().split('\n\n')
  return { title, summary, sections: sections.map((section) => readSection(language, section)) }
}
