import { useState } from 'react'

export const useFlow = () => useState(null)
