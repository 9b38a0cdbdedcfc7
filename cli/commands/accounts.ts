import type { Output } from '#cli/exit.ts'
import { operate } from '#cli/operate.ts'
import { operatorCalls } from '#server/operator/operatorCalls.ts'

/** `estia accounts suspend`: blocks sign-ins to the account, and informs its owner of the reason. */
export async function suspendAccount(email: string, because: string, output: Output): Promise<void> {
  const { email: whose, since } = await operate(operatorCalls.suspend, { email, because })
  output.out(`${whose} is suspended since ${since}; the mail that says why is on its way\n`)
}

/** `estia accounts reinstate`: allows sign-ins again. */
export async function reinstateAccount(email: string, output: Output): Promise<void> {
  const { email: whose } = await operate(operatorCalls.reinstate, { email })
  output.out(`${whose} can sign in\n`)
}
