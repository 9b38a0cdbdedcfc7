import { configure } from 'storybook/test'

// A busy machine takes longer to open something than the second that is waited for by default.
configure({ asyncUtilTimeout: 8000 })
