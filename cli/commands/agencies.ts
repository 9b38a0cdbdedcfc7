import type { InviteOptions, ReportsOptions } from '#cli/commands/options.ts'
import type { Output } from '#cli/exit.ts'
import { operate } from '#cli/operate.ts'
import type { PlanName } from '#domain/visibility/plans.ts'
import { operatorCalls } from '#server/operator/operatorCalls.ts'

/** `estia agencies invite`: mails an invitation to the team of an agency. */
export async function invite(
  agency: string,
  email: string,
  { role, language }: InviteOptions,
  output: Output,
): Promise<void> {
  const { expiresAt } = await operate(operatorCalls.inviteMember, { agency, email, role, language })
  output.out(`${email}: invited to ${agency} as ${role}, until ${expiresAt}\n`)
}

/** `estia agencies plan`: shows the plan of an agency, and sets it where one is named. */
export async function plan(
  agency: string,
  asked: PlanName | undefined,
  { json = false }: ReportsOptions,
  output: Output,
): Promise<void> {
  const found = await operate(operatorCalls.agencyPlan, { agency, plan: asked ?? null })
  const { name, plan: now, before, shown, most, overdueSince } = found
  const change = now === before ? now : `${now}, before ${before}`
  const ads = most === null ? `${shown} ads shown` : `${shown} ads shown of ${most}`
  const overdue = overdueSince === null ? '' : `, overdue since ${overdueSince}`
  output.out(json ? `${JSON.stringify(found, null, 2)}\n` : `${name}: ${change}; ${ads}${overdue}\n`)
}
