function handler(event) {
  var request = event.request
  if (!/^\/(assets|flows)\/|\.\w+$/.test(request.uri)) request.uri = '/index.html'
  return request
}
