import { Option, Schema } from 'effect'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ListTexts, Vendor, VendorFile, type VendorList } from '#domain/consent/vendorList.ts'
import { type Language, languages } from '#domain/locale.ts'

/** The published list has about 2 MB. */
const BYTES_MAX = 20_000_000

/** The JSON of a file; undefined where there is none that can be read. */
function readJson(path: string): unknown {
  try {
    const found = statSync(path)
    if (!found.isFile() || found.size > BYTES_MAX) return undefined
    return JSON.parse(readFileSync(path, 'utf8')) as unknown
  } catch {
    // Whatever is wrong with it, the operator is told what it has to be.
    return undefined
  }
}

const asList = Schema.decodeUnknownOption(VendorFile)
const asVendor = Schema.decodeUnknownOption(Vendor)
const asTexts = Schema.decodeUnknownOption(ListTexts)

/** A published list; undefined where the file is none of specification version 3 and policy version 5 or later. */
export const readVendorFile = (path: string): VendorFile | undefined =>
  Option.getOrUndefined(asList(readJson(path)))

/** The configured companies of a list; the number of the first that is not in it, or was taken out of it. */
export function vendorsIn(
  list: VendorFile,
  ids: readonly number[],
): Readonly<Record<string, Vendor>> | number {
  const found: Record<string, Vendor> = {}
  for (const id of ids) {
    const vendor = Option.getOrUndefined(asVendor(list.vendors[id]))
    if (vendor === undefined || vendor.id !== id || vendor.deletedDate !== undefined) return id
    found[id] = vendor
  }
  return found
}

const kinds = ['purposes', 'specialPurposes', 'features', 'specialFeatures'] as const

/** Whether a translation has a text for everything that the list has. */
const isWhole = (texts: ListTexts, list: VendorFile): boolean =>
  kinds.every((kind) => Object.keys(list[kind]).every((id) => Object.hasOwn(texts[kind], id)))

/** The list's texts in the languages that the folder has a file of; the name of the first file that is none. */
export function readTranslations(
  folder: string,
  list: VendorFile,
): ReadonlyMap<Language, ListTexts> | string {
  const texts = new Map<Language, ListTexts>()
  for (const language of languages) {
    const name = `purposes-${language}.json`
    const path = join(folder, name)
    if (statSync(path, { throwIfNoEntry: false }) === undefined) continue
    const read = Option.getOrUndefined(asTexts(readJson(path)))
    if (read === undefined || !isWhole(read, list)) return name
    texts.set(language, read)
  }
  return texts
}

/** The list in each language, as pages get it. */
export const listsOf = (
  list: VendorFile,
  vendors: Readonly<Record<string, Vendor>>,
  translations: ReadonlyMap<Language, ListTexts>,
): ReadonlyMap<Language, VendorList> =>
  new Map(
    languages.map((language) => {
      const texts = translations.get(language)
      return [language, { ...list, ...texts, vendors, language: texts ? language : 'en' }]
    }),
  )
