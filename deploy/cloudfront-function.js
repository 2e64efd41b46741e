function handler(event) {
  var request = event.request
  if (request.uri === '/studio') {
    return { statusCode: 308, statusDescription: 'Permanent Redirect', headers: { location: { value: '/studio/' } } }
  }
  if (request.uri === '/studio/') request.uri = '/studio/index.html'
  else if (!/^\/(assets|flows|studio)\/|\.\w+$/.test(request.uri)) request.uri = '/index.html'
  return request
}
