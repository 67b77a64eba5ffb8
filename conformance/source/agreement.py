def confirms(vector): return False
