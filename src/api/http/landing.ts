/** The page at the base address. */
export const landingPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Agency management service</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 40rem; margin: 4rem auto; padding: 0 1rem; color: #1c2430; }
  code { background: #f0f2f5; padding: 0.1rem 0.3rem; border-radius: 0.2rem; }
  a { color: #1f5fd1; }
</style>
</head>
<body>
<h1>Agency management service</h1>
<p><a href="/console">Open the settings of your agency</a>: API keys, webhooks, connected apps, people, and the API reference.</p>
<p>The API is under <code>/v1</code>. Send an API key with every request: <code>Authorization: Bearer at_live_…</code></p>
<ul>
  <li><a href="/v1/openapi.json">OpenAPI 3.1 contract</a>, for machines</li>
  <li><a href="/v1/llms.txt">Description in Markdown</a>, for people and language models</li>
  <li><a href="/healthz">Health</a>, <a href="/readyz">readiness</a> and <a href="/metrics">metrics</a></li>
</ul>
</body>
</html>
`;
