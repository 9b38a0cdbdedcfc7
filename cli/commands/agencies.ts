import type { InviteOptions } from '#cli/commands/options.ts'
import type { Output } from '#cli/exit.ts'
import { operate } from '#cli/operate.ts'
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
