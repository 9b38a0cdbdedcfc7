import { useEffect } from 'react'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import type { AuthRequest } from '#app/shared/account/authRequest.ts'
import { AuthViews, useWhy } from './AuthViews.tsx'
import { useAuth } from './useAuth.ts'
import { Advantages } from './views/Advantages.tsx'

/** Sign-in and sign-up over the page. Escape closes it, and the browser's Back on medium screens; the backdrop does not. */
export function AuthDialog({ options, settle }: AuthRequest) {
  const t = useTranslate()
  const { state, send, views, title, onSignedIn } = useAuth(options, settle)
  const why = useWhy(options)?.message
  // After the heading, which takes the focus.
  useEffect(() => (why === undefined ? undefined : announce(why, { topic: 'auth why', settle: 1000 })), [why])
  const hasAside = options.advantages?.length !== 0
  return (
    <Dialog
      isOpen
      onClose={() => settle(undefined)}
      title={title}
      closeLabel={t('account.close')}
      size={hasAside ? 'large' : 'small'}
      closesOnBack
      {...(hasAside && { aside: <Advantages advantages={options.advantages} /> })}
    >
      <div ref={views}>
        <AuthViews state={state} send={send} options={options} headingLevel={3} onSignedIn={onSignedIn} />
      </div>
    </Dialog>
  )
}
