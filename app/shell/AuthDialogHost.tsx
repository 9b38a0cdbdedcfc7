import { Suspense, useEffect, useState } from 'react'
import { type AuthRequest, hostAuthDialog } from '#app/shared/account/authRequest.ts'
import { keepFocus } from './accountFocus.ts'
import { usePortal } from './Portal.ts'

/** Shows the authentication dialog for whoever asks for it, one at a time. */
export function AuthDialogHost() {
  const { authDialog: Dialog } = usePortal()
  const [request, setRequest] = useState<AuthRequest>()
  useEffect(
    () =>
      hostAuthDialog((next) => {
        setRequest((shown) => {
          shown?.settle(undefined)
          return next
        })
      }),
    [],
  )
  if (!request) return null
  const settle: AuthRequest['settle'] = (state) => {
    setRequest(undefined)
    request.settle(state)
    keepFocus()
  }
  return (
    <Suspense>
      <Dialog.View options={request.options} settle={settle} />
    </Suspense>
  )
}
