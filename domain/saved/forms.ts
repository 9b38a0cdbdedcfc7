/** Forms of saved homes, for browsers without script: where they are sent, and what each does. */
export const savedFormPath = '/api-next/saved/act/'

export const savedActs = ['create', 'move', 'drop', 'note', 'dropNote', 'vote', 'show'] as const
export type SavedAct = (typeof savedActs)[number]
