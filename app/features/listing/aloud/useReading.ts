import { useEffect, useRef, useState } from 'react'

export type ReadingState = 'idle' | 'reading' | 'paused'

export interface Reading {
  readonly state: ReadingState
  /** The device has no voice for the language, or could not speak. */
  readonly hasNoVoice: boolean
  /** Starts, pauses or goes on. */
  readonly press: () => void
  readonly stop: () => void
}

/** Whether this browser can speak. */
export const canSpeak = (): boolean => 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window

/** No list means that the browser has not read its voices yet: then it is tried. */
function voiceFor(tag: string): SpeechSynthesisVoice | null | undefined {
  const voices = speechSynthesis.getVoices()
  if (voices.length === 0) return undefined
  const language = tag.slice(0, 2)
  const fitting = voices.filter(({ lang }) => lang.slice(0, 2).toLowerCase() === language)
  return fitting.find(({ lang }) => lang.replace('_', '-') === tag) ?? fitting[0] ?? null
}

/** Sentence by sentence: some browsers cut off an utterance after 15 seconds. */
export function useReading(sentences: readonly string[], tag: string, onEnd: () => void): Reading {
  const [state, setState] = useState<ReadingState>('idle')
  const [hasNoVoice, setHasNoVoice] = useState(false)
  /** Utterances of a reading that was stopped still report their end. */
  const current = useRef(0)
  const stop = () => {
    current.current += 1
    speechSynthesis.cancel()
    setState('idle')
  }
  // A page that is left falls silent; what others of this browser say goes on.
  useEffect(() => {
    if (state === 'idle') return
    const silence = () => speechSynthesis.cancel()
    addEventListener('pagehide', silence)
    return () => removeEventListener('pagehide', silence)
  }, [state])
  useEffect(() => () => void (current.current > 0 && speechSynthesis.cancel()), [])
  const start = () => {
    const voice = voiceFor(tag)
    setHasNoVoice(voice === null)
    if (voice === null) return
    speechSynthesis.cancel()
    const reading = (current.current += 1)
    const isOld = () => reading !== current.current
    const end = (failed: boolean) => {
      if (isOld()) return
      current.current += 1
      setState('idle')
      if (failed) setHasNoVoice(true)
      else onEnd()
    }
    sentences.forEach((sentence, at) => speakOne({ sentence, tag, voice }, at === sentences.length - 1, end))
    setState('reading')
  }
  const press = () => {
    if (state === 'idle') return start()
    if (state === 'reading') speechSynthesis.pause()
    else speechSynthesis.resume()
    setState(state === 'reading' ? 'paused' : 'reading')
  }
  return { state, hasNoVoice, press, stop }
}

interface Spoken {
  readonly sentence: string
  readonly tag: string
  readonly voice: SpeechSynthesisVoice | undefined
}

function speakOne({ sentence, tag, voice }: Spoken, isLast: boolean, end: (failed: boolean) => void): void {
  const utterance = new SpeechSynthesisUtterance(sentence)
  utterance.lang = tag
  if (voice) utterance.voice = voice
  if (isLast) utterance.addEventListener('end', () => end(false))
  utterance.addEventListener('error', () => end(true))
  speechSynthesis.speak(utterance)
}
