import { Schema } from 'effect'
import { languages } from '../locale.ts'

/** The language of names and texts in a reply; Greek by default. */
export const LanguageParameter = { lang: Schema.optional(Schema.Literals(languages)) }
