/**
 * Strings in calls. Every string of a payload is one of these, so that invisible characters are removed
 * before validation; `cleansUnseen.test.ts` finds one that is not.
 */
import { Schema, SchemaTransformation } from 'effect'
import { cleanLine, cleanPhone, cleanText } from '../forms/cleanText.ts'

const cleaned = (clean: (typed: string) => string) =>
  Schema.String.pipe(
    Schema.decodeTo(
      Schema.String,
      SchemaTransformation.transform({ decode: clean, encode: (text: string) => text }),
    ),
  )

/** One line: a name, an address, a token. */
export const Line = cleaned(cleanLine)

/** Several lines: what people write to each other. */
export const Lines = cleaned(cleanText)

/** The id of a row: a UUID. */
export const Id = Line.check(Schema.isUUID())

/** A phone number, in any way of writing it. */
export const PhoneLine = cleaned(cleanPhone)

/** Fields that are taken letter by letter as they are sent: passwords, and consents, where a blank is no empty value. */
export const verbatimFields: readonly string[] = ['password', 'pwd', 'pwdrip', 'marketing']
