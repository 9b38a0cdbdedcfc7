import { Suspense } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { AccountSurroundings } from '#stories/app/authentication/AccountSurroundings.tsx'
import { covers } from '../../tests/covers.ts'
import { Navigation } from './Navigation.tsx'
import { useNavigate } from './navigation.ts'

vi.mock(import('./guard.ts'), async (importOriginal) => {
  const guard = await importOriginal()
  return { ...guard, guardNavigation: (now, target) => guard.guardNavigation(now, target, ['tenant']) }
})

const before = location.href
afterEach(() => history.replaceState(null, '', before))

function Leave() {
  const navigate = useNavigate()
  return <Button onPress={() => navigate('/terms/?x=1')}>Όροι</Button>
}

it(
  'redoes a navigation that drops a required parameter, with it',
  covers('routes/routeGuard', 'errors/missing-whitelist-params'),
  async () => {
    history.replaceState(null, '', '/?tenant=a')
    await render(
      <Suspense>
        <AccountSurroundings address="/?tenant=a">
          <Navigation>
            <Leave />
          </Navigation>
        </AccountSurroundings>
      </Suspense>,
    )
    await userEvent.click(page.getByRole('button', { name: 'Όροι' }))
    await expect.poll(() => location.pathname + location.search).toBe('/terms/?x=1&tenant=a')
  },
)
