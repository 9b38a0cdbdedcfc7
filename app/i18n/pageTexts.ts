import type { Language } from '#domain/locale.ts'
import type { Area } from './areas.ts'
import type { LanguageCatalogue, Messages } from './joinAreas.ts'
import { loadLanguage, type Texts, textsOf } from './texts.ts'

/** The catalogue of the page in the browser: one language, which grows with the views that are loaded. */
interface PageCatalogue extends LanguageCatalogue {
  readonly messages: Record<string, Messages[string]>
}

let opening: Promise<PageCatalogue> | undefined
const added = new Map<Area, Promise<unknown>>()

/** The texts of the page's language, at first those that every page shows. */
export async function openPageTexts(language: Language, isPseudo = false): Promise<Texts> {
  opening = loadLanguage(language).then(({ messages, areas }) => ({ messages: { ...messages }, areas }))
  const texts = textsOf(language, (await opening).messages)
  return isPseudo ? (await import('./pseudo.ts')).pseudoTexts(texts) : texts
}

/** Adds areas to the page's texts, each once. Does nothing on the server, which has all texts. */
export async function addPageTexts(areas: readonly Area[]): Promise<void> {
  const page = opening
  if (page) await Promise.all(areas.map((area) => added.get(area) ?? add(area, page)))
}

function add(area: Area, page: Promise<PageCatalogue>): Promise<unknown> {
  const adding = page.then(async ({ messages, areas }) => Object.assign(messages, await areas[area]?.()))
  added.set(area, adding)
  adding.catch(() => added.delete(area))
  return adding
}
