import { Suspense, useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Button } from '#design-system/actions/Button/Button.tsx'
import type { AuthOptions } from '#app/shared/account/authRequest.ts'
import { AccountSurroundings } from '#stories/app/authentication/AccountSurroundings.tsx'
import { accountServer, calls } from '#stories/app/authentication/accountServer.ts'
import { hear } from '../../../../tests/reader/hear.ts'
import { AuthDialog } from '../AuthDialog.tsx'

let server: ReturnType<typeof accountServer> | undefined
afterEach(() => server?.stop())

function OverPage({ options }: { options: AuthOptions }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Suspense>
      <AccountSurroundings facts={{ socialProviders: ['google', 'apple', 'facebook'] }}>
        <Button onPress={() => setOpen(true)}>Άνοιγμα</Button>
        {isOpen && <AuthDialog options={options} settle={() => setOpen(false)} />}
      </AccountSurroundings>
    </Suspense>
  )
}

async function open(options: AuthOptions) {
  server = accountServer({
    [calls.verifyEmail]: { body: { suggestedEmails: [] } },
    [calls.registrationType]: { body: { registerType: 'REGISTERED_CUSTOM_PWD', message: '' } },
  })
  await page.viewport(1280, 900)
  await render(<OverPage options={options} />)
  const opener = page.getByRole('button', { name: 'Άνοιγμα' })
  await expect.element(opener).toBeVisible()
  opener.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog').getByRole('heading', { level: 2 }).first()).toHaveFocus()
}

/** What has the focus, as a person would name it. */
function focused(): string {
  const element = document.activeElement
  if (!(element instanceof HTMLElement)) return 'nothing'
  const label =
    element.getAttribute('aria-label') ??
    ((element as HTMLInputElement).labels?.[0]?.textContent || element.textContent)
  return `${element.getAttribute('role') ?? element.tagName.toLowerCase()}: ${label?.trim().replaceAll(/\s+/g, ' ')}`
}

/** One round with Tab through the dialog. */
async function round(): Promise<readonly string[]> {
  const names: string[] = []
  for (let steps = 0; steps < 30; steps++) {
    await userEvent.tab()
    const name = focused()
    if (name === names[0]) break
    names.push(name)
  }
  return names
}

const email = 'maria@example.gr'
const views = {
  entry: { content: 'entry' },
  login: { content: 'login', email },
  signup: { content: 'signup', email },
  passwordRecovery: { content: 'passwordRecovery', email },
  passwordReset: { content: 'passwordReset', token: 't', asksMarketing: true },
} as const satisfies Record<string, AuthOptions>

describe.each(Object.keys(views) as (keyof typeof views)[])('%s', (view) => {
  it('is gone through in the order in which it is read, and gives the focus back', async () => {
    await open(views[view])
    expect(await round()).toMatchSnapshot()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Άνοιγμα' })).toHaveFocus()
  })

  it('is told to assistive technology as before', async () => {
    await open(views[view])
    await expect.element(page.getByRole('dialog')).toMatchAriaSnapshot()
  })
})

it('says to a screen reader, once each, where one is', async () => {
  await open(views.entry)
  const heard = await hear(async ({ until }) => {
    page.getByRole('textbox', { name: 'Email' }).element().focus()
    await userEvent.keyboard(email)
    await userEvent.keyboard('{Enter}')
    await until('polite: Σύνδεση')
    await until('Κωδικός')
  })
  expect(heard.filter((phrase) => phrase === 'polite: Σύνδεση')).toHaveLength(1)
  expect(heard.filter((phrase) => phrase.includes('Κωδικός'))).toHaveLength(1)
})

it('reads what is wrong where the focus then is', async () => {
  await open(views.login)
  const heard = await hear(async ({ until }) => {
    page.getByRole('button', { name: 'Σύνδεση', exact: true }).element().focus()
    await userEvent.keyboard('{Enter}')
    await until('Κάτι χρειάζεται διόρθωση')
  })
  const summary = heard.filter((phrase) => phrase.includes('Κάτι χρειάζεται διόρθωση'))
  expect(summary[0]).toContain('Συμπληρώστε τον κωδικό σας')
})
