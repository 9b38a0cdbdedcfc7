import type { Refusal } from './sortFiles.ts'

/** A photograph that is being uploaded, or is uploaded. */
export interface Upload {
  id: string
  /** Name of the file. */
  name: string
  /** Address of a small picture of it. */
  preview?: string
  state: 'waiting' | 'uploading' | 'done' | 'failed'
  /** From 0 to 1 while uploading; undefined if unknown. */
  progress?: number
  /** Why it failed and what to do. */
  errorMessage?: string
}

/** All words of the zone. */
export interface PhotoDropZoneTexts {
  /** "Drag photographs here, or paste them" */
  drop: string
  /** While a file is dragged over the zone: "Let go to add them" */
  dropNow: string
  /** The button: "Choose photographs" */
  choose: string
  /** Name of the list of files. */
  list: string
  /** How far a file is: "Waiting", "62 %", "Uploaded". */
  state: (upload: Upload) => string
  retry: (name: string) => string
  remove: (name: string) => string
  /** Why a file was not taken, and what to do. */
  refusal: Readonly<Record<Refusal, (file: File) => string>>
  /** Announced after files were added: how many were accepted and refused. */
  added: (taken: number, refused: number) => string
  /** Announced once no upload is pending. */
  finished: (done: number, failed: number) => string
}
