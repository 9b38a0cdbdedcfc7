import type { Language } from '#domain/locale.ts'
import { de } from './de.ts'
import { el } from './el.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import type { MailTexts } from './MailText.ts'
import { pt } from './pt.ts'
import { ru } from './ru.ts'

/** What mails say, by the language that they are written in. */
export const mailTexts: Readonly<Record<Language, MailTexts>> = { el, en, de, it, fr, ru, es, pt }
