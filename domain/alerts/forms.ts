/** Forms of saved searches, for browsers without script: where they are sent, and what each does. */
export const searchFormPath = '/api-next/saved-searches/act/'

export type SearchAct = 'frequency' | 'settings' | 'pause' | 'remove'
