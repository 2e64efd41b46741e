export const lint = () => []
