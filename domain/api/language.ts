import { Schema } from 'effect'
import { languages } from '../locale.ts'

/** The language in which names and texts of a reply are written; Greek unless asked. */
export const LanguageParameter = { lang: Schema.optional(Schema.Literals(languages)) }
