const result = document.getElementById('result')

const link = Tieline.create({
  url: 'https://widget.example.com/',
  token: () => fetch('/link-token', { method: 'POST' }).then((response) => response.text()),
  onSuccess: (publicToken) => {
    result.textContent = `Connected: ${publicToken}`
  },
  onExit: (error) => {
    result.textContent = error ? error.message : 'Not connected'
  },
})

document.getElementById('connect').addEventListener('click', () => link.open())
