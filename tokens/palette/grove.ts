/** Parks and woods of the map. */
export const grove = { 200: '#dbe8cc', 250: '#d3e0c5', 900: '#233225' } as const
