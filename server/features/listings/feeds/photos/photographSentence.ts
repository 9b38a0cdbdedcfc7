import type { PhotographRefusal } from '#domain/listing/photographs.ts'
import type { Language } from '#domain/locale.ts'
import { photoProblem } from '../../photos/photoProblem.ts'
import { worded } from '../../write/refusals.ts'

/** Why a photograph was not taken, as a sentence. */
export const photographSentence = (reason: PhotographRefusal, language: Language): string =>
  worded(photoProblem(reason), language).sentence
