import hashlib
import hmac
import json
import time


def verify_webhook(raw_body: bytes, header: str, secrets: list[str], tolerance: int = 300) -> dict:
    """Returns the event, or raises ValueError. `header` is X-AT-Signature."""
    fields = [field.strip().partition('=') for field in header.split(',')]
    timestamp = next((value for name, _, value in fields if name == 't'), '')
    given = [value.encode() for name, _, value in fields if name == 'v1']
    signed = timestamp.encode() + b'.' + raw_body
    expected = [hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest().encode() for secret in secrets if secret]
    if not any([hmac.compare_digest(left, right) for left in expected for right in given]):
        raise ValueError('signature_mismatch')
    if abs(int(time.time()) - int(timestamp)) > tolerance:
        raise ValueError('timestamp outside the tolerance')
    return json.loads(raw_body)
