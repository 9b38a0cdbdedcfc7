import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Spinner } from '#design-system/feedback/Progress/Spinner.tsx'
import { usePendingShown } from '#design-system/feedback/Progress/usePendingShown.ts'
import * as styles from './MapFrame.css.ts'

export interface BasemapStateProps {
  /** `plain` without tiles: the map has a plain background. @default 'ready' */
  state?: 'loading' | 'ready' | 'failed' | 'plain'
  texts: {
    /** "The map is loading": shown after a second, and announced unless `isLoadingSilent`. */
    loading: string
    /** Announced once it is loaded, if it took that long. */
    loaded: string
    /** "The map did not load" */
    failed: string
    /** What can be done without it: "The list beside it has all homes." */
    failedHelp: string
    retry: string
    /** "Without streets: places are where they should be" */
    plain: string
  }
  /** For a map that is not waited for, as beside a list. @default false */
  isLoadingSilent?: boolean
  onRetry: () => void
  /** Called when the notice is removed with the focus in it. */
  onFocusLost?: () => void
}

/** The message over the basemap, if there is one. */
export function BasemapState(props: BasemapStateProps) {
  const { state = 'ready', texts, isLoadingSilent = false, onRetry, onFocusLost } = props
  const isWaiting = usePendingShown(state === 'loading')
  useSpoken(isWaiting && !isLoadingSilent, state === 'loading', texts)
  useRecoverySpoken(state, texts)
  if (state === 'failed')
    return (
      <Over onFocusLost={onFocusLost}>
        <Notice
          tone="danger"
          role="alert"
          heading={texts.failed}
          headingLevel={3}
          action={
            <Button variant="secondary" size="small" icon="refresh" onPress={onRetry}>
              {texts.retry}
            </Button>
          }
        >
          {texts.failedHelp}
        </Notice>
      </Over>
    )
  if (state === 'loading')
    return (
      <div className={styles.over}>
        {isWaiting && (
          <span className={styles.note}>
            <Spinner label={texts.loading} />
            <span aria-hidden="true">{texts.loading}</span>
          </span>
        )}
      </div>
    )
  return state === 'plain' ? <p className={styles.corner}>{texts.plain}</p> : null
}

/** Calls back when it is removed with the focus in it. */
function Over({ onFocusLost, children }: { onFocusLost: (() => void) | undefined; children: ReactNode }) {
  const over = useRef<HTMLDivElement>(null)
  const lose = useEffectEvent(() => onFocusLost?.())
  useLayoutEffect(() => {
    const element = over.current
    return () => {
      if (element?.contains(document.activeElement)) lose()
    }
  }, [])
  return (
    <div ref={over} className={styles.over}>
      {children}
    </div>
  )
}

/** A failure that recovers, as after a time in the background, is announced. */
function useRecoverySpoken(state: BasemapStateProps['state'], texts: BasemapStateProps['texts']): void {
  const hadFailed = useRef(false)
  useEffect(() => {
    if (hadFailed.current && (state === 'ready' || state === 'plain'))
      announce(texts.loaded, { topic: 'map' })
    hadFailed.current = state === 'failed'
  }, [state, texts])
}

/** The end of an announced wait is announced too; other waits end silently. */
function useSpoken(isWaiting: boolean, isLoading: boolean, texts: BasemapStateProps['texts']): void {
  const wasSpoken = useRef(false)
  useEffect(() => {
    // Once a wait: the texts are others at every rendering.
    if (isWaiting && !wasSpoken.current) announce(texts.loading, { topic: 'map' })
    else if (!isWaiting && wasSpoken.current && !isLoading) announce(texts.loaded, { topic: 'map' })
    wasSpoken.current = isWaiting
  }, [isWaiting, isLoading, texts])
}
