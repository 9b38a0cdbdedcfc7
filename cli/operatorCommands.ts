import { Argument, type Command, Option } from 'commander'
import { type ModerationAct, moderationActs } from '#domain/moderation/acts.ts'
import type { Output } from '#cli/exit.ts'
import { defaults, languages } from '#domain/locale.ts'
import { teamRoles } from '#domain/agency/team.ts'
import { planNames, type PlanName } from '#domain/visibility/plans.ts'
import { wholeNumber } from '#cli/wholeNumber.ts'
import type { DecisionOptions, EventsOptions, InviteOptions, ReportsOptions } from '#cli/commands/options.ts'

/** Commands of the people who run the portal. */
export function addOperator(program: Command, output: Output): void {
  addPeople(program, output)
  addAgencies(program, output)
  addModeration(program, output)
  addInquiries(program, output)
  addEvents(program, output)
  addFlags(program, output)
  addReplay(program, output)
  addVitals(program, output)
}

function addPeople(program: Command, output: Output): void {
  const accounts = program.command('accounts').description('who may sign in')

  accounts
    .command('suspend')
    .description('end the sessions of an account and refuse its sign-in; its user is mailed the reason')
    .argument('<email>')
    .requiredOption('--because <reason>', 'in your words; the owner of the account reads it')
    .action(async (email: string, { because }: { readonly because: string }) =>
      (await import('#cli/commands/accounts.ts')).suspendAccount(email, because, output),
    )

  accounts
    .command('reinstate')
    .description('let them sign in again')
    .argument('<email>')
    .action(async (email: string) =>
      (await import('#cli/commands/accounts.ts')).reinstateAccount(email, output),
    )

  const reports = program
    .command('reports')
    .description('what people reported of ads and conversations, and ads that are held, the oldest first')
    .option('--json', 'for machines')
    .action(async ({ json = false }: ReportsOptions) =>
      (await import('#cli/commands/operator/reports.ts')).reports(json, output),
    )

  reports
    .command('handled')
    .description('say that reports were looked into; an ad that is held is shown')
    .addArgument(new Argument('<kind>').choices(['ad', 'conversation', 'hold']))
    .argument('<number...>')
    .action(async (kind: string, numbers: readonly string[]) =>
      (await import('#cli/commands/operator/reports.ts')).handled(kind, numbers, output),
    )
}

function addModeration(program: Command, output: Output): void {
  const moderation = program
    .command('moderation')
    .description('ads that wait for a person: held, reported, objected about; the oldest first')
    .option('--json', 'for machines')
    .action(async ({ json = false }: ReportsOptions) =>
      (await import('#cli/commands/operator/moderation.ts')).moderation(json, output),
    )

  const numbered = {
    hold: 'ad',
    release: 'ad',
    remove: 'ad',
    grant: 'appeal',
    deny: 'appeal',
    answer: 'report',
    join: 'ad',
    part: 'ad',
  } as const satisfies Record<ModerationAct, string>
  for (const act of moderationActs) {
    const command = moderation
      .command(act)
      .description(`${actWords[act]}; the reasons are kept, and mailed to whom it concerns`)
      .argument('<number>', `of the ${numbered[act]}`)
      .requiredOption('--because <text>', 'the reasons, as they are mailed')
      .action(async (number: string, options: DecisionOptions) =>
        (await import('#cli/commands/operator/moderation.ts')).decided(act, number, options, output),
      )
    if (act === 'join') command.requiredOption('--with <ad>', 'an ad of the same home', wholeNumber)
  }
}

const actWords = {
  hold: 'hold an ad that is shown',
  release: 'show an ad that is held',
  remove: 'remove an ad, with a statement of reasons',
  grant: 'grant an objection: the ad is shown again',
  deny: 'deny an objection',
  answer: 'answer a report',
  join: 'say that an ad is of the same home as another',
  part: 'say that an ad is of another home than those that it is counted with',
} as const satisfies Record<ModerationAct, string>

function addInquiries(program: Command, output: Output): void {
  const inquiries = program
    .command('inquiries')
    .description('questions of the contact page that wait for an answer, the oldest first')
    .option('--json', 'for machines')
    .action(async ({ json = false }: ReportsOptions) =>
      (await import('#cli/commands/operator/inquiries.ts')).inquiries(json, output),
    )

  inquiries
    .command('answer')
    .description('mail an answer, and note that the inquiry was handled')
    .argument('<reference>', 'as the list has it: 7K2M-9QXD')
    .argument('<file>', 'the answer as plain text, in the language of the inquiry')
    .action(async (reference: string, file: string) =>
      (await import('#cli/commands/operator/inquiries.ts')).answer(reference, file, output),
    )

  inquiries
    .command('handled')
    .description('note that inquiries were handled, without a mail')
    .argument('<reference...>')
    .action(async (references: readonly string[]) =>
      (await import('#cli/commands/operator/inquiries.ts')).handled(references, output),
    )
}

function addAgencies(program: Command, output: Output): void {
  const agencies = program.command('agencies').description('teams and plans of agencies')

  agencies
    .command('invite')
    .description('mail an invitation to the team of an agency: its first owner, or a member')
    .argument('<agency>', 'the last part of the address of its page')
    .argument('<email>')
    .addOption(new Option('--role <role>', 'what they may do').choices(teamRoles).default('owner'))
    .addOption(new Option('--language <code>', 'of the mail').choices(languages).default(defaults.language))
    .action(async (agency: string, email: string, options: InviteOptions) =>
      (await import('#cli/commands/agencies.ts')).invite(agency, email, options, output),
    )

  agencies
    .command('plan')
    .description('show the plan of an agency, or set it; the log of its team keeps the change')
    .argument('<agency>', 'the last part of the address of its page')
    .addArgument(new Argument('[plan]', 'the plan from now on').choices(planNames))
    .option('--json', 'for machines')
    .action(async (agency: string, plan: PlanName | undefined, options: ReportsOptions) =>
      (await import('#cli/commands/agencies.ts')).plan(agency, plan, options, output),
    )
}

function addEvents(program: Command, output: Output): void {
  program
    .command('events')
    .description('how often measured events happened, the most frequent first')
    .option('--days <n>', 'of so many days, today among them', wholeNumber, 30)
    .option('--json', 'for machines')
    .action(async ({ days, json = false }: EventsOptions) =>
      (await import('#cli/commands/measured.ts')).events(days, json, output),
    )
}

function addVitals(program: Command, output: Output): void {
  program
    .command('vitals')
    .description('how soon pages loaded and answered in browsers, by kind of page')
    .option('--days <n>', 'of so many days, today among them', wholeNumber, 30)
    .option('--json', 'for machines')
    .action(async ({ days, json = false }: EventsOptions) =>
      (await import('#cli/commands/measured.ts')).vitals(days, json, output),
    )
}

function addFlags(program: Command, output: Output): void {
  const flags = program
    .command('flags')
    .description('the feature flags, as a portal with this environment has them')
    .option('--json', 'for machines')
    .action(async ({ json = false }: ReportsOptions) =>
      (await import('#cli/commands/flags.ts')).flags(json, output),
    )
  flags
    .command('switch')
    .description('switch a flag while the portal runs; it needs FLAGS_CLIENT_KEY')
    .argument('<name>')
    .addArgument(new Argument('<to>').choices(['on', 'off', 'configured']))
    .action(async (name: string, to: string) =>
      (await import('#cli/commands/flags.ts')).switchFlag(name, to, output),
    )
  flags
    .command('switched')
    .description('the flags that were switched')
    .action(async () => (await import('#cli/commands/flags.ts')).switched(output))
}

function addReplay(program: Command, output: Output): void {
  const replay = program
    .command('replay')
    .description('replays of visits to the messages, the latest first; everything personal is masked')
    .option('--json', 'for machines')
    .action(async ({ json = false }: ReportsOptions) =>
      (await import('#cli/commands/operator/replay.ts')).list(json, output),
    )
  replay
    .command('events')
    .description('the events of a replay as JSON, for a player of rrweb')
    .argument('<id>')
    .argument('[file]', 'where to write them; without it they are printed')
    .action(async (id: string, file: string | undefined) =>
      (await import('#cli/commands/operator/replay.ts')).events(id, file, output),
    )
}
