import { allowanceOf } from '#cli/checks/translations/allowance.ts'
import { longButtons } from '#cli/checks/translations/buttonLengths.ts'
import { type Catalogue, reference } from '#cli/checks/translations/Catalogue.ts'
import { compareMessage } from '#cli/checks/translations/compareMessages.ts'
import { compareKeys, pairsOf } from '#cli/checks/translations/compareTexts.ts'
import type { TextException } from '#cli/checks/translations/exceptions.ts'
import { judgeWriting } from '#cli/checks/translations/judgeWriting.ts'
import type { KeysOfSource } from '#cli/checks/translations/keysUsed.ts'
import {
  compareLanguages,
  languagesToCome,
  type Served,
  specifiedKeys,
  type ToldKeys,
  type ToldLanguages,
} from '#cli/checks/translations/languages.ts'
import type { TranslationsNote, TranslationsProblem } from '#cli/checks/translations/problems.ts'
import { sameAsEnglish } from '#cli/checks/translations/sameAsEnglish.ts'
import { checkUsage } from '#cli/checks/translations/usage.ts'

export type { TranslationsNote, TranslationsProblem }

/** The texts of the code. */
export interface TranslationsFacts extends Served {
  /** Whole documents, which nothing asks for by key. */
  readonly documents: readonly Catalogue[]
  /** Of the app. */
  readonly sources: readonly KeysOfSource[]
  /** What runs on the server alone. TypeScript refuses keys that do not exist there. */
  readonly serverSources: readonly KeysOfSource[]
}

/** The texts of the specification. */
export interface TranslationsSpec extends ToldLanguages, ToldKeys {}

/** Kinds of exception, each with the texts it is for. */
export interface TranslationsExceptions {
  readonly sameAsEnglish: readonly TextException[]
  readonly latinNames: readonly TextException[]
  readonly sharedNames: readonly string[]
  readonly foreignLetters: readonly TextException[]
  readonly straightApostrophes: readonly TextException[]
  readonly uninflected: readonly TextException[]
  readonly unused: readonly TextException[]
}

export interface TranslationsFindings {
  readonly problems: readonly TranslationsProblem[]
  readonly notes: readonly TranslationsNote[]
}

/** Every served language has every used text, in valid messages and its own script. */
export function checkTranslations(
  facts: TranslationsFacts,
  spec: TranslationsSpec,
  exceptions: TranslationsExceptions,
): TranslationsFindings {
  const { catalogues, sources, serverSources } = facts
  const section = spec.languageSection
  const all = [...catalogues, ...facts.documents]
  const pairs = pairsOf(all)
  const allowed = {
    foreignLetters: allowanceOf(exceptions.foreignLetters),
    straightApostrophes: allowanceOf(exceptions.straightApostrophes),
  }
  const isUninflected = allowanceOf(exceptions.uninflected)
  const copies = sameAsEnglish(pairs, all, copiesAllowed(exceptions), section)
  const onButtons = new Set(sources.flatMap((source) => source.onButtons))
  return {
    problems: [
      ...compareLanguages(facts, spec),
      ...compareKeys(all, section),
      ...pairs.flatMap((pair) => compareMessage(pair, isUninflected, section)),
      ...copies.problems,
      ...pairs.flatMap((pair) => judgeWriting(pair, allowed, section)),
      ...checkUsage(catalogues, { sources, serverSources }, allowanceOf(exceptions.unused), section),
      ...specifiedKeys(catalogues, spec),
    ],
    notes: [
      ...languagesToCome(facts, spec),
      ...longButtons(pairs, onButtons, section),
      ...copies.notes,
      ...exceptionsUnused(all, exceptions, section),
    ],
  }
}

const copiesAllowed = (exceptions: TranslationsExceptions) => ({
  isAllowed: allowanceOf(exceptions.sameAsEnglish),
  isLatinName: allowanceOf(exceptions.latinNames),
  names: exceptions.sharedNames,
})

/** Exceptions for missing texts. */
function exceptionsUnused(
  catalogues: readonly Catalogue[],
  exceptions: TranslationsExceptions,
  spec: string,
): readonly TranslationsNote[] {
  const keys = catalogues
    .filter(({ language }) => language === reference)
    .flatMap(({ texts }) => Object.keys(texts))
  const isKnown = (key: string) => keys.some((known) => allowanceOf([{ keys: [key], why: '' }])(known))
  const { sharedNames: _, ...byKey } = exceptions
  return Object.entries<readonly TextException[]>(byKey).flatMap(([kind, allowed]) =>
    allowed
      .flatMap((one) => one.keys)
      .filter((exception) => !isKnown(exception.replace(/:.*/, '')))
      .map((exception) => ({
        code: 'text-exception-unused',
        exception,
        at: { file: 'cli/checks/translations/exceptions.ts', name: kind },
        spec,
      })),
  )
}
