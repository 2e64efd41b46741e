import Box from '@mui/material/Box'

export const part = Box
