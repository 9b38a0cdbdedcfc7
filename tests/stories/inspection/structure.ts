import { controls, describe, isExposed, isShown, shownTexts } from './elements.ts'
import type { Finding } from './Finding.ts'

/** What axe leaves out, because it was once only a matter of valid markup, or because it asks for judgement. */
export const findStructure = (): readonly Finding[] => [
  ...repeatedIds(),
  ...wrongLanguages(),
  ...pressedByPointerOnly(),
  ...draggedOnly(),
  ...fileNames(),
  ...placeholdersAsLabels(),
  ...errorsWithoutWords(),
]

function repeatedIds(): readonly Finding[] {
  const elements = [...document.body.querySelectorAll('[id]')]
  return [...Map.groupBy(elements, ({ id }) => id)]
    .filter(([, group]) => group.length > 1)
    .map(([id, group]) => ({
      check: 'repeated id',
      where: group.map(describe).join(' and '),
      says: `share the id ${id}: a label, a link or a description finds only the first`,
    }))
}

const scripts = [
  { name: 'Greek', letters: /\p{Script=Greek}/gu, languages: /^(?:el|grc)\b/ },
  { name: 'Cyrillic', letters: /\p{Script=Cyrillic}/gu, languages: /^(?:ru|uk|bg|sr|be|mk)\b/ },
]

/** Letters are read by the voice of the language that the markup states. */
function wrongLanguages(): readonly Finding[] {
  const wrong = new Map<string, Finding>()
  for (const { text, holder } of shownTexts()) {
    const stated = holder.closest('[lang]')?.getAttribute('lang') ?? ''
    for (const { name, letters, languages } of scripts)
      if ((text.data.match(letters)?.length ?? 0) > 2 && !languages.test(stated))
        wrong.set(describe(holder), {
          check: 'language',
          where: describe(holder),
          says: `is ${name}, marked as ${stated || 'no language'}`,
        })
  }
  return [...wrong.values()]
}

/** Something that offers itself to the pointer must be, or hold, or label something that a key reaches. */
function pressedByPointerOnly(): readonly Finding[] {
  const operable = `${controls}, label, [tabindex], dialog`
  return [...document.body.querySelectorAll('*')]
    .filter((element) => isShown(element) && offersPress(element))
    .filter((element) => !element.closest(operable) && !element.querySelector(operable))
    .map((element) => ({
      check: 'pointer only',
      where: describe(element),
      says: 'looks as if it could be pressed, and no key reaches it',
    }))
}

const offering = /^(?:pointer|grab|move|[a-z]*-resize)$/

function offersPress(element: Element): boolean {
  const { cursor } = getComputedStyle(element)
  const around = element.parentElement && getComputedStyle(element.parentElement).cursor
  return offering.test(cursor) && cursor !== around
}

/** WCAG 2.5.7: what is dragged has something in it, or is something, that a key and a click can operate. */
function draggedOnly(): readonly Finding[] {
  return [...document.body.querySelectorAll('[draggable="true"]:not(a, img)')]
    .filter((element) => isShown(element) && isExposed(element))
    .filter((element) => !element.matches(`${controls}, [tabindex]`) && !element.querySelector(controls))
    .map((element) => ({
      check: 'drag only',
      where: describe(element),
      says: 'can be dragged, and holds no control that does the same',
    }))
}

function fileNames(): readonly Finding[] {
  return [...document.body.querySelectorAll('img[alt], [role="img"][aria-label]')]
    .filter((element) =>
      /\.(?:jpe?g|png|webp|avif|svg)$|^(?:img|dsc|photo)[_-]?\d+$/i.test(describedBy(element)),
    )
    .map((element) => ({
      check: 'file name',
      where: describe(element),
      says: 'has a file name where a description belongs',
    }))
}

const describedBy = (element: Element) =>
  element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? ''

/** WCAG 3.3.2: a placeholder is gone as soon as a user types. axe takes it for a label. */
function placeholdersAsLabels(): readonly Finding[] {
  return [...document.body.querySelectorAll<HTMLInputElement>('input[placeholder], textarea[placeholder]')]
    .filter((field) => isShown(field) && !field.labels?.length)
    .filter((field) => !field.matches('[aria-label], [aria-labelledby], [title]'))
    .map((field) => ({
      check: 'placeholder as label',
      where: describe(field),
      says: 'has no label but a placeholder',
    }))
}

/** WCAG 3.3.1: a field that is in error leads to the words of its error. */
function errorsWithoutWords(): readonly Finding[] {
  const words = (field: Element) =>
    ['aria-describedby', 'aria-errormessage']
      .flatMap((name) => field.getAttribute(name)?.split(/\s+/) ?? [])
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join('')
  return [...document.body.querySelectorAll('[aria-invalid="true"]')]
    .filter((field) => isExposed(field) && !words(field))
    .map((field) => ({
      check: 'error without words',
      where: describe(field),
      says: 'is in error and describes none',
    }))
}
