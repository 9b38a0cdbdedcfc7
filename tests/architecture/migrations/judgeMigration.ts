/**
 * Whether processes of the version before bear a migration: during a rolling upgrade they run on the new schema, and read
 * and write as if nothing had happened. What takes something away from them has to wait for a migration of its own
 * (`<number>_contract_<name>.ts`), of a release in which no process uses it.
 */

import { parseText } from '#cli/syntax.ts'

/** A migration by the name and the text of its file. */
export interface MigrationFile {
  readonly name: string
  readonly source: string
}

const changes = [
  {
    code: 'drop-table',
    pattern: /\bDROP TABLE (?:IF EXISTS )?(\w+)/gi,
    why: 'processes of the version before still read it',
  },
  {
    code: 'rename',
    pattern: /\bALTER TABLE (?:ONLY )?(\w+)[^;]*?\bRENAME\b/gi,
    why: 'they know the old name alone',
  },
  {
    code: 'drop-column',
    pattern: /\bALTER TABLE (?:ONLY )?(\w+)[^;]*?\bDROP COLUMN\b/gi,
    why: 'they still read it',
  },
  {
    code: 'type',
    pattern: /\bALTER TABLE (?:ONLY )?(\w+)[^;]*?\bALTER COLUMN \w+ (?:SET DATA )?TYPE\b/gi,
    why: 'they write the old type, and what they prepared fails',
  },
  {
    code: 'set-not-null',
    pattern: /\bALTER TABLE (?:ONLY )?(\w+)[^;]*?\bSET NOT NULL\b/gi,
    why: 'they still write rows without it',
  },
  {
    code: 'drop-default',
    pattern: /\bALTER TABLE (?:ONLY )?(\w+)[^;]*?\bDROP DEFAULT\b/gi,
    why: 'they rely on the default',
  },
  {
    code: 'constraint',
    pattern:
      /\bALTER TABLE (?:ONLY )?(\w+)[^;]*?\bADD (?:CONSTRAINT \w+ )?(?:CHECK|UNIQUE|FOREIGN KEY|EXCLUDE|PRIMARY KEY)\b/gi,
    why: 'they may write what it refuses',
  },
  {
    code: 'unique-index',
    pattern: /\bCREATE UNIQUE INDEX (?:CONCURRENTLY )?(?:IF NOT EXISTS )?\w* ?ON (\w+)/gi,
    why: 'they may write what it refuses',
  },
  {
    code: 'drop-routine',
    pattern: /\bDROP (?:FUNCTION|PROCEDURE|TRIGGER|VIEW|SEQUENCE|TYPE) (?:IF EXISTS )?(\w+)/gi,
    why: 'they may depend on it',
  },
] as const

export type MigrationCode =
  | (typeof changes)[number]['code']
  | 'not-null-without-default'
  | 'contract-of-nothing'

export interface MigrationProblem {
  readonly file: string
  readonly code: MigrationCode
  readonly detail: string
}

const COMMENTS = /\/\*[\s\S]*?\*\/|--[^\n]*/g

/** The statements in a source: its strings, with whatever is put into them left out. */
function sqlOf({ name, source }: MigrationFile): string {
  const texts = parseText(name, source).nodes.flatMap((node) => {
    if (node.type === 'StringLiteral') return String(node['value'])
    if (node.type !== 'TemplateLiteral') return []
    return (node['quasis'] as readonly { readonly raw: string }[]).map(({ raw }) => raw).join(' x ')
  })
  return texts.map((text) => text.replace(COMMENTS, ' ').replace(/\s+/g, ' ')).join(' ; ')
}

/** What makes a column, from `ADD COLUMN` to the comma or the end of the statement. */
const ADDED =
  /\bALTER TABLE (?:ONLY )?(\w+)|\bADD COLUMN (?:IF NOT EXISTS )?(\w+)((?:[^,;'`"()]|'[^']*'|\([^)]*\))*)/gi

/** Tables that the migration makes itself: nobody used them before. */
const madeIn = (sql: string): ReadonlySet<string> =>
  new Set([...sql.matchAll(/\bCREATE TABLE (?:IF NOT EXISTS )?(\w+)/gi)].flatMap(([, table]) => table ?? []))

function* columnsWithoutDefault(sql: string, made: ReadonlySet<string>): Generator<string> {
  let table = ''
  for (const [, altered, column, definition = ''] of sql.matchAll(ADDED)) {
    if (altered !== undefined) table = altered
    else if (
      /\bNOT NULL\b/i.test(definition) &&
      !/\b(?:DEFAULT|GENERATED)\b/i.test(definition) &&
      !made.has(table)
    )
      yield `${table}.${column}: rows that processes of the version before write lack it`
  }
}

/** A contract says in its comment which migration made what replaces it: `Contracts 0046`. */
function judgeContract({ name, source }: MigrationFile): readonly MigrationProblem[] {
  const of = /\bContracts (\d{4})\b/.exec(source)?.[1]
  return of !== undefined && of < name.slice(0, 4)
    ? []
    : [
        {
          file: name,
          code: 'contract-of-nothing',
          detail: 'its comment names no earlier migration: “Contracts 0046”',
        },
      ]
}

/** What processes of the version before do not bear; nothing for a contract that says what it ends. */
export function judgeMigration(file: MigrationFile): readonly MigrationProblem[] {
  if (/^\d{4}_contract_/.test(file.name)) return judgeContract(file)
  const sql = sqlOf(file)
  const made = madeIn(sql)
  const found: MigrationProblem[] = []
  for (const { code, pattern, why } of changes)
    for (const [, subject = ''] of sql.matchAll(pattern))
      if (!made.has(subject)) found.push({ file: file.name, code, detail: `${subject}: ${why}` })
  for (const detail of columnsWithoutDefault(sql, made))
    found.push({ file: file.name, code: 'not-null-without-default', detail })
  return found
}
