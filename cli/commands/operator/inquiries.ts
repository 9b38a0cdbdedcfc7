import { readFileSync } from 'node:fs'
import type { Output } from '#cli/exit.ts'
import { knownProblem } from '#cli/knownProblem.ts'
import { operate } from '#cli/operate.ts'
import { quotedLines } from '#cli/quotedLines.ts'
import type { OpenInquiry } from '#server/features/inquiries/operate.ts'
import { operatorCalls } from '#server/operator/operatorCalls.ts'

/** `estia inquiries`: those that wait for an answer, the oldest first. */
export async function inquiries(asJson: boolean, output: Output): Promise<void> {
  const { inquiries: open } = await operate(operatorCalls.inquiries, {})
  output.out(`${asJson ? JSON.stringify(open, null, 2) : listed(open)}\n`)
}

/** `estia inquiries answer`: mails the text of a file. */
export async function answer(reference: string, file: string, output: Output): Promise<void> {
  const text = readAnswer(file)
  await operate(operatorCalls.answerInquiry, { reference, text })
  output.out(`${reference}: answered\n`)
}

/** `estia inquiries handled`: without a mail. */
export async function handled(references: readonly string[], output: Output): Promise<void> {
  for (const reference of references) {
    await operate(operatorCalls.closeInquiry, { reference })
    output.out(`${reference}: handled\n`)
  }
}

function readAnswer(file: string): string {
  let text = ''
  try {
    text = readFileSync(file, 'utf8').trim()
  } catch {
    throw knownProblem('AnswerUnreadable', `there is no answer to read in ${file}`)
  }
  if (text === '') throw knownProblem('AnswerUnreadable', `${file} is empty: write the answer in it`)
  return text
}

const listed = (open: readonly OpenInquiry[]): string =>
  open.length === 0 ? 'no inquiry waits' : open.map(described).join('\n')

const described = ({ reference, at, topic, name, email, phone, language, text }: OpenInquiry): string =>
  [
    `${reference}  ${at}  ${topic}, in ${language}`,
    `  from ${[name, email && `<${email}>`, phone].filter(Boolean).join(' ')}`,
    ...quotedLines(text),
  ].join('\n')
