import { useEffect } from 'react'
import { announce } from '#design-system/feedback/announce/announce.ts'
import type { AimKey } from '#design-system/map/MapAim/MapAim.tsx'
import { type Size, stepped } from '#domain/map/mercator.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import { useApi } from '#app/transport/useApi.ts'
import type { Look } from '#app/shared/map/useLook.ts'
import { positionWords } from './positionWords.ts'

/** Share of the map's shorter side that an arrow key moves it by, and with Shift. */
const STEP = 0.15
const FINE = 0.03

const ways = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
} as const satisfies Record<AimKey, readonly [number, number]>

/** Quiet enough for arrow keys that are held, milliseconds. */
const SETTLE = 700

interface Aiming extends Look {
  size: Size
}

/**
 * Draws with the keyboard: arrows move the map under its centre, and the position of the centre is announced.
 */
export function useAim({ camera, newest, size, look }: Aiming) {
  const { t, language } = useTexts()
  const middle = [camera.latitude, camera.longitude] as const
  const { data } = useApi(apiKey.near(middle, language))
  const where = positionWords(t, middle)
  useEffect(() => {
    if (data) announce([where, data.words].join(', '), { topic: 'aim', settle: SETTLE })
  }, [data, where])

  const move = (key: AimKey, isFine: boolean) => {
    const [east, south] = ways[key]
    const length = Math.min(size.width, size.height) * (isFine ? FINE : STEP)
    look(stepped(newest(), [east * length, south * length], size))
  }
  return { move }
}
