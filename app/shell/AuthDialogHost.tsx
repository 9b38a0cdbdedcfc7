import { Suspense, useEffect, useReducer, useState } from 'react'
import { type AuthRequest, hostAuthDialog } from '#app/shared/account/authRequest.ts'
import { keepFocus } from './accountFocus.ts'
import { strip } from './AuthDialogHost.css.ts'
import { usePortal } from './Portal.ts'

/** Shows the authentication dialog for whoever asks for it, one at a time. */
export function AuthDialogHost() {
  const { authDialog: Dialog } = usePortal()
  const [request, setRequest] = useState<AuthRequest>()
  // Whoever asks anew asks anew for the code, where it did not come.
  const [asked, countAsked] = useReducer((times: number) => times + 1, 0)
  useEffect(
    () =>
      hostAuthDialog((next) => {
        countAsked()
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
    // The dialog lies over the page; what says that it did not come stands here.
    <div className={strip}>
      <Suspense>
        <Dialog.View key={asked} options={request.options} settle={settle} />
      </Suspense>
    </div>
  )
}
