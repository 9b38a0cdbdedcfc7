import { useEffect, useReducer, useState } from 'react'
import { type AuthRequest, hostAuthDialog } from '#app/shared/account/authRequest.ts'
import { keepFocus } from './accountFocus.ts'
import { strip } from './AuthDialogHost.css.ts'
import { usePortal } from './Portal.ts'

/** Shows the authentication dialog on request, one at a time. */
export function AuthDialogHost() {
  const { authDialog: Dialog } = usePortal()
  const [request, setRequest] = useState<AuthRequest>()
  // A new request retries the dialog's code if it failed to load.
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
    // The dialog is over the page; a failure to load it is shown here.
    <div className={strip}>
      <Dialog.Part key={asked} options={request.options} settle={settle} />
    </div>
  )
}
